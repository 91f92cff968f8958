DROP INDEX `timeline_events_user`;--> statement-breakpoint
CREATE INDEX `timeline_events_type` ON `timeline_events` (`user_id`,`event_type`,`timestamp`,`id`);--> statement-breakpoint
CREATE INDEX `timeline_events_user` ON `timeline_events` (`user_id`,`timestamp`,`id`,`impact_score`);