-- Written by hand, as 0001: what the processes share is no person's, and is seen by the transactions that are for none.
ALTER TABLE "shared_secrets" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "shared_secrets" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "before_a_user_is_known" ON "shared_secrets" FOR ALL USING (coalesce(current_setting('app.user_id', true), '') = '');
--> statement-breakpoint
ALTER TABLE "turns" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "turns" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "before_a_user_is_known" ON "turns" FOR ALL USING (coalesce(current_setting('app.user_id', true), '') = '');
