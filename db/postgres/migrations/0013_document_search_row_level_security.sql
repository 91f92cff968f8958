-- Written by hand, as 0001: what a person's documents say is seen by the transactions of that person alone.
ALTER TABLE "document_entries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "document_entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "document_entries" FOR ALL USING (user_id = current_setting('app.user_id', true));
--> statement-breakpoint
ALTER TABLE "document_words" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "document_words" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "own" ON "document_words" FOR ALL USING (user_id = current_setting('app.user_id', true));
