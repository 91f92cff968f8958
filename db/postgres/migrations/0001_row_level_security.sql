-- Written by hand: drizzle knows no FORCE. A floor below the conditions that every statement has: a transaction sees
-- the rows of the user that it was begun for (app.user_id, set within it), and with FORCE so does the owner of the
-- tables. Nothing else is seen but by the transactions that name their task (app.task), or none at all.
-- A career and what was made of it.
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "profiles" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "profiles" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "resumes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "resumes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "resumes" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "claims" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "claims" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "claims" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "assessment_submissions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "assessment_submissions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "assessment_submissions" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "timeline_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "timeline_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "timeline_events" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "memory_nodes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "memory_nodes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "memory_nodes" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "memory_words" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "memory_words" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "memory_words" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "memory_owners" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "memory_owners" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "memory_owners" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "alert_states" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "alert_states" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "alert_states" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "alerts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "alerts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "alerts" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "documents" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "documents" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "data_sharing" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "data_sharing" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "data_sharing" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "replies" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "replies" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "replies" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "changes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "changes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "changes" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "forget_previews" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "forget_previews" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "forget_previews" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
-- What is looked up before a user is known, by transactions that are for none.
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "users" FOR ALL USING (id = current_setting('app.user_id', true));
--> statement-breakpoint
CREATE POLICY "before_a_user_is_known" ON "users" FOR ALL USING (coalesce(current_setting('app.user_id', true), '') = '');
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "api_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "api_keys" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
CREATE POLICY "before_a_user_is_known" ON "api_keys" FOR ALL USING (coalesce(current_setting('app.user_id', true), '') = '');
--> statement-breakpoint
ALTER TABLE "rate_windows" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "rate_windows" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "rate_windows" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
CREATE POLICY "before_a_user_is_known" ON "rate_windows" FOR ALL USING (coalesce(current_setting('app.user_id', true), '') = '');
--> statement-breakpoint
ALTER TABLE "web_sessions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "web_sessions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "web_sessions" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
CREATE POLICY "before_a_user_is_known" ON "web_sessions" FOR ALL USING (coalesce(current_setting('app.user_id', true), '') = '');
--> statement-breakpoint
ALTER TABLE "sign_in_codes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sign_in_codes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "sign_in_codes" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
CREATE POLICY "before_a_user_is_known" ON "sign_in_codes" FOR ALL USING (coalesce(current_setting('app.user_id', true), '') = '');
--> statement-breakpoint
ALTER TABLE "access_log" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "access_log" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "access_log" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
CREATE POLICY "before_a_user_is_known" ON "access_log" FOR ALL USING (coalesce(current_setting('app.user_id', true), '') = '');
--> statement-breakpoint
-- What is sent to subscribers.
ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "webhooks" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "webhooks" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
CREATE POLICY "dispatcher" ON "webhooks" FOR ALL USING (current_setting('app.task', true) = 'dispatcher');
--> statement-breakpoint
ALTER TABLE "outbox_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "outbox_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "outbox_events" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
CREATE POLICY "dispatcher" ON "outbox_events" FOR ALL USING (current_setting('app.task', true) = 'dispatcher');
--> statement-breakpoint
ALTER TABLE "deliveries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "deliveries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "deliveries" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
CREATE POLICY "dispatcher" ON "deliveries" FOR ALL USING (current_setting('app.task', true) = 'dispatcher');
--> statement-breakpoint
-- What is kept for a time only.
CREATE POLICY "upkeep_finds" ON "replies" FOR SELECT USING (current_setting('app.task', true) = 'upkeep');
--> statement-breakpoint
CREATE POLICY "upkeep_deletes" ON "replies" FOR DELETE USING (current_setting('app.task', true) = 'upkeep');
--> statement-breakpoint
CREATE POLICY "upkeep_finds" ON "changes" FOR SELECT USING (current_setting('app.task', true) = 'upkeep');
--> statement-breakpoint
CREATE POLICY "upkeep_deletes" ON "changes" FOR DELETE USING (current_setting('app.task', true) = 'upkeep');
--> statement-breakpoint
CREATE POLICY "upkeep_finds" ON "forget_previews" FOR SELECT USING (current_setting('app.task', true) = 'upkeep');
--> statement-breakpoint
CREATE POLICY "upkeep_deletes" ON "forget_previews" FOR DELETE USING (current_setting('app.task', true) = 'upkeep');
--> statement-breakpoint
-- What others have consented to share, and no more of them.
CREATE POLICY "pool" ON "data_sharing" FOR SELECT USING (current_setting('app.task', true) = 'pool' AND (share_career_path OR share_assessment_results));
--> statement-breakpoint
CREATE POLICY "pool" ON "resumes" FOR SELECT USING (current_setting('app.task', true) = 'pool' AND EXISTS (SELECT 1 FROM data_sharing d WHERE d.user_id = resumes.user_id AND d.share_career_path));
--> statement-breakpoint
CREATE POLICY "pool" ON "assessment_submissions" FOR SELECT USING (current_setting('app.task', true) = 'pool' AND EXISTS (SELECT 1 FROM data_sharing d WHERE d.user_id = assessment_submissions.user_id AND d.share_assessment_results));
