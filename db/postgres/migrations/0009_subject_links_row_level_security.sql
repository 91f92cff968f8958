-- Written by hand, as 0001: whose a subject is must be found before a user is known.
ALTER TABLE "subject_links" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "subject_links" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "subject_links" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
CREATE POLICY "before_a_user_is_known" ON "subject_links" FOR ALL USING (coalesce(current_setting('app.user_id', true), '') = '');
