CREATE TABLE `assessment_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`module_id` text NOT NULL,
	`version` text NOT NULL,
	`answers` text NOT NULL,
	`duration_ms` integer,
	`result` text NOT NULL,
	`completed_at` text NOT NULL,
	`expires_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assessment_submissions_user` ON `assessment_submissions` (`user_id`,`completed_at`,`id`);