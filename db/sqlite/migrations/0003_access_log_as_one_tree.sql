-- Written by hand from what was generated: WITHOUT ROWID, and the rows copied in the order of the new key.
CREATE TABLE `__new_access_log` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`time` text NOT NULL,
	`client` text NOT NULL,
	`operation` text NOT NULL,
	`resource` text NOT NULL,
	`status` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_access_log`("id", "user_id", "time", "client", "operation", "resource", "status") SELECT "id", "user_id", "time", "client", "operation", "resource", "status" FROM `access_log` ORDER BY "user_id", "id";--> statement-breakpoint
DROP TABLE `access_log`;--> statement-breakpoint
ALTER TABLE `__new_access_log` RENAME TO `access_log`;
