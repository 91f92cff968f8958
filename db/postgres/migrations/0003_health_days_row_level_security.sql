-- Written by hand, as 0001: a career's days are seen by the transactions of its user alone.
ALTER TABLE "health_days" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "health_days" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "health_days" FOR ALL USING (user_id = current_setting('app.user_id', true));
