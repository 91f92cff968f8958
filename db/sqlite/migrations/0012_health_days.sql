CREATE TABLE `health_days` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`overall_score` real,
	`skill_freshness` real,
	`goal_progress` real,
	`market_alignment` real,
	`career_activity` real,
	`formula` text NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
