DROP INDEX `timeline_events_user`;--> statement-breakpoint
CREATE INDEX `timeline_events_day` ON `timeline_events` (`user_id`,substr("timestamp", 1, 10),`event_type`,`impact_score`);--> statement-breakpoint
CREATE INDEX `timeline_events_user` ON `timeline_events` (`user_id`,`timestamp`,`id`);