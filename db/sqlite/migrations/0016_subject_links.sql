CREATE TABLE `subject_links` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subject_links_subject` ON `subject_links` (`issuer`,`subject`);--> statement-breakpoint
CREATE INDEX `subject_links_user` ON `subject_links` (`user_id`);