CREATE TABLE `access_log` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`time` text NOT NULL,
	`client` text NOT NULL,
	`operation` text NOT NULL,
	`resource` text NOT NULL,
	`status` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `access_log_user` ON `access_log` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `access_log_time` ON `access_log` (`time`);--> statement-breakpoint
CREATE TABLE `alert_states` (
	`user_id` text PRIMARY KEY NOT NULL,
	`states` text NOT NULL,
	`evaluated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`alert_type` text NOT NULL,
	`severity` text NOT NULL,
	`message` text NOT NULL,
	`action_suggestions` text,
	`related_metric_id` text,
	`is_read` integer NOT NULL,
	`is_dismissed` integer NOT NULL,
	`created_at` text NOT NULL,
	`read_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `alerts_user` ON `alerts` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`prefix` text NOT NULL,
	`name` text NOT NULL,
	`scopes` text NOT NULL,
	`hourly_limit` integer NOT NULL,
	`credits` integer,
	`credit_kind` text,
	`credits_granted` integer,
	`expires_at` text,
	`revoked_at` text,
	`last_used_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_user` ON `api_keys` (`user_id`);--> statement-breakpoint
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
CREATE INDEX `assessment_submissions_user` ON `assessment_submissions` (`user_id`,`completed_at`,`id`);--> statement-breakpoint
CREATE TABLE `catalogue_occupations` (
	`source_id` text NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`entry` text NOT NULL,
	PRIMARY KEY(`source_id`, `code`),
	FOREIGN KEY (`source_id`) REFERENCES `catalogue_sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `catalogue_skills` (
	`source_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`parent` text,
	`aliases` text NOT NULL,
	PRIMARY KEY(`source_id`, `id`),
	FOREIGN KEY (`source_id`) REFERENCES `catalogue_sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `catalogue_sources` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`version` text NOT NULL,
	`attribution` text NOT NULL,
	`imported_at` text NOT NULL,
	`occupations` integer NOT NULL,
	`skills` integer NOT NULL,
	`digest` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `claims` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`path` text NOT NULL,
	`source_span` text,
	`identity` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `claims_identity` ON `claims` (`user_id`,`identity`);--> statement-breakpoint
CREATE TABLE `data_sharing` (
	`user_id` text PRIMARY KEY NOT NULL,
	`share_career_path` integer NOT NULL,
	`share_assessment_results` integer NOT NULL,
	`share_skill_progression` integer NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`status` text NOT NULL,
	`attempts` text NOT NULL,
	`next_attempt_at` text,
	`leased_by` text,
	`leased_until` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `outbox_events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deliveries_user` ON `deliveries` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `deliveries_event` ON `deliveries` (`event_id`);--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`webhook_id`,`status`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `documents_user` ON `documents` (`user_id`,`kind`,`id`);--> statement-breakpoint
CREATE TABLE `memory_nodes` (
	`position` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`node_type` text NOT NULL,
	`content` text NOT NULL,
	`content_text` text NOT NULL,
	`importance` real NOT NULL,
	`created_at` text NOT NULL,
	`last_accessed_at` text,
	`access_count` integer DEFAULT 0 NOT NULL,
	`source_type` text,
	`source_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memory_nodes_id` ON `memory_nodes` (`id`);--> statement-breakpoint
CREATE INDEX `memory_nodes_user` ON `memory_nodes` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `memory_nodes_source` ON `memory_nodes` (`user_id`,`source_type`,`source_id`,`position`);--> statement-breakpoint
CREATE TABLE `memory_owners` (
	`number` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memory_owners_user` ON `memory_owners` (`user_id`);--> statement-breakpoint
CREATE TABLE `outbox_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_events_user` ON `outbox_events` (`user_id`);--> statement-breakpoint
CREATE INDEX `outbox_events_time` ON `outbox_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`profile` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `rate_windows` (
	`key_id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`used` integer NOT NULL,
	FOREIGN KEY (`key_id`) REFERENCES `api_keys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `replies` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`reply` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `replies_time` ON `replies` (`created_at`);--> statement-breakpoint
CREATE TABLE `resumes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`format` text NOT NULL,
	`document` text NOT NULL,
	`fields` text NOT NULL,
	`confidence` real NOT NULL,
	`warnings` text NOT NULL,
	`parsed_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `timeline_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event_type` text NOT NULL,
	`event_data` text NOT NULL,
	`impact_score` real NOT NULL,
	`timestamp` text NOT NULL,
	`related_memory_node_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `timeline_events_user` ON `timeline_events` (`user_id`,`timestamp`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`email` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`webhook_url` text NOT NULL,
	`events` text NOT NULL,
	`is_active` integer NOT NULL,
	`secret` text NOT NULL,
	`previous_secret` text,
	`previous_secret_until` text,
	`failing_since` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhooks_user` ON `webhooks` (`user_id`,`id`);
--> statement-breakpoint
-- drizzle knows no virtual tables and triggers: what follows is written by hand.
CREATE VIRTUAL TABLE `memory_search` USING fts5(text, around, tokenize = 'porter unicode61');
--> statement-breakpoint
-- Takes a deleted node's words out of the index at once, instead of marking them deleted until some later merge.
INSERT INTO `memory_search` (`memory_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
-- A cascade from users reaches the index too.
CREATE TRIGGER `memory_nodes_unindexed` AFTER DELETE ON `memory_nodes` BEGIN
	DELETE FROM `memory_search` WHERE rowid = old.position;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `catalogue_titles` USING fts5(`source_id` UNINDEXED, `code` UNINDEXED, `title`, `alternate_titles`, tokenize = 'porter unicode61');
