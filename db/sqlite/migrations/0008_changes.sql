CREATE TABLE `changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`operation` text NOT NULL,
	`at` text NOT NULL,
	`client` text NOT NULL,
	`summary` text NOT NULL,
	`why` text,
	`inverse` text NOT NULL,
	`undone_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `changes_user` ON `changes` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `changes_time` ON `changes` (`at`);--> statement-breakpoint
CREATE TABLE `forget_previews` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`found` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forget_previews_user` ON `forget_previews` (`user_id`);--> statement-breakpoint
CREATE INDEX `forget_previews_end` ON `forget_previews` (`expires_at`);--> statement-breakpoint
ALTER TABLE `resumes` ADD `imported` text;