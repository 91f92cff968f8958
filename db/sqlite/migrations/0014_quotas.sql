ALTER TABLE `users` ADD `hourly_limit` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `memory_limit` integer;