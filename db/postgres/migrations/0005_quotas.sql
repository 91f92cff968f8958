ALTER TABLE "users" ADD COLUMN "hourly_limit" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "memory_limit" bigint;