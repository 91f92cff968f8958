DROP INDEX `deliveries_due`;--> statement-breakpoint
CREATE INDEX `deliveries_webhook` ON `deliveries` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`user_id`,`id`) WHERE status <> 'delivered';--> statement-breakpoint
CREATE INDEX `deliveries_pending` ON `deliveries` (`webhook_id`,`next_attempt_at`,`id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `deliveries_leased` ON `deliveries` (`leased_until`) WHERE leased_until is not null;