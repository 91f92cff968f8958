CREATE TABLE `shared_secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `turns` (
	`task` text PRIMARY KEY NOT NULL,
	`begun_on` text,
	`done_on` text,
	`reached` text,
	`taken_by` text,
	`taken_until` text
);
