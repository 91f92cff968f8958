CREATE TABLE "access_log" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"time" text COLLATE "C" NOT NULL,
	"client" text COLLATE "C" NOT NULL,
	"operation" text COLLATE "C" NOT NULL,
	"resource" text COLLATE "C" NOT NULL,
	"status" bigint NOT NULL,
	CONSTRAINT "access_log_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "alert_states" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"states" json NOT NULL,
	"evaluated_at" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"alert_type" text COLLATE "C" NOT NULL,
	"severity" text COLLATE "C" NOT NULL,
	"message" text COLLATE "C" NOT NULL,
	"action_suggestions" json,
	"related_metric_id" text COLLATE "C",
	"is_read" boolean NOT NULL,
	"is_dismissed" boolean NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"read_at" text COLLATE "C",
	CONSTRAINT "alerts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"prefix" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"scopes" json NOT NULL,
	"hourly_limit" bigint NOT NULL,
	"credits" bigint,
	"credit_kind" text COLLATE "C",
	"credits_granted" bigint,
	"expires_at" text COLLATE "C",
	"revoked_at" text COLLATE "C",
	"last_used_at" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "api_keys_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "assessment_submissions" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"module_id" text COLLATE "C" NOT NULL,
	"version" text COLLATE "C" NOT NULL,
	"answers" json NOT NULL,
	"duration_ms" bigint,
	"result" json NOT NULL,
	"completed_at" text COLLATE "C" NOT NULL,
	"expires_at" text COLLATE "C",
	CONSTRAINT "assessment_submissions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_occupations" (
	"source_id" text COLLATE "C" NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"entry" json NOT NULL,
	CONSTRAINT "catalogue_occupations_source_id_code_pk" PRIMARY KEY("source_id","code")
);
--> statement-breakpoint
CREATE TABLE "catalogue_skills" (
	"source_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"parent" text COLLATE "C",
	"aliases" json NOT NULL,
	CONSTRAINT "catalogue_skills_source_id_id_pk" PRIMARY KEY("source_id","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_sources" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"version" text COLLATE "C" NOT NULL,
	"attribution" text COLLATE "C" NOT NULL,
	"imported_at" text COLLATE "C" NOT NULL,
	"occupations" bigint NOT NULL,
	"skills" bigint NOT NULL,
	"digest" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"operation" text COLLATE "C" NOT NULL,
	"at" text COLLATE "C" NOT NULL,
	"client" text COLLATE "C" NOT NULL,
	"summary" text COLLATE "C" NOT NULL,
	"why" text COLLATE "C",
	"inverse" json NOT NULL,
	"undone_by" text COLLATE "C",
	CONSTRAINT "changes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	"source_span" json,
	"provenance" text COLLATE "C" DEFAULT 'parsed' NOT NULL,
	"identity" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "claims_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "data_sharing" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"share_career_path" boolean NOT NULL,
	"share_assessment_results" boolean NOT NULL,
	"share_skill_progression" boolean NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"event_id" text COLLATE "C" NOT NULL,
	"webhook_id" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"attempts" json NOT NULL,
	"next_attempt_at" text COLLATE "C",
	"leased_by" text COLLATE "C",
	"leased_until" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "deliveries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "documents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "forget_previews" (
	"hash" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"found" json NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "forget_previews_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "memory_nodes" (
	"position" bigint NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"node_type" text COLLATE "C" NOT NULL,
	"content" json NOT NULL,
	"content_text" text COLLATE "C" NOT NULL,
	"importance" double precision NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"access_count" bigint DEFAULT 0 NOT NULL,
	"source_type" text COLLATE "C",
	"source_id" text COLLATE "C",
	"thread" text COLLATE "C",
	"turn" bigint DEFAULT -1 NOT NULL,
	"length" bigint NOT NULL,
	CONSTRAINT "memory_nodes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "memory_nodes_position" UNIQUE("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "memory_owners" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"nodes" bigint NOT NULL,
	"words" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_words" (
	"user_id" text COLLATE "C" NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"places" text COLLATE "C" NOT NULL,
	CONSTRAINT "memory_words_user_id_word_position_pk" PRIMARY KEY("user_id","word","position")
);
--> statement-breakpoint
CREATE TABLE "outbox_events" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "outbox_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"profile" json NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"started_at" bigint NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "rate_windows_user_id_key_id_pk" PRIMARY KEY("user_id","key_id")
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"user_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"request_hash" text COLLATE "C" NOT NULL,
	"reply" json NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "replies_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"format" text COLLATE "C" NOT NULL,
	"document" json NOT NULL,
	"fields" json NOT NULL,
	"confidence" double precision NOT NULL,
	"warnings" json NOT NULL,
	"unread" json DEFAULT '[]'::json NOT NULL,
	"parsed_at" text COLLATE "C" NOT NULL,
	"imported" json,
	"source" json
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"hash" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "sign_in_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "timeline_events" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"event_type" text COLLATE "C" NOT NULL,
	"event_data" json NOT NULL,
	"impact_score" double precision NOT NULL,
	"timestamp" text COLLATE "C" NOT NULL,
	"related_memory_node_id" text COLLATE "C",
	CONSTRAINT "timeline_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C",
	"email" text COLLATE "C",
	"revision" bigint DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_sessions" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"browser" text COLLATE "C" NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"last_used_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "web_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"webhook_url" text COLLATE "C" NOT NULL,
	"events" json NOT NULL,
	"is_active" boolean NOT NULL,
	"secret" text COLLATE "C" NOT NULL,
	"previous_secret" text COLLATE "C",
	"previous_secret_until" text COLLATE "C",
	"failing_since" text COLLATE "C",
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "webhooks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_states" ADD CONSTRAINT "alert_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_submissions" ADD CONSTRAINT "assessment_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_occupations" ADD CONSTRAINT "catalogue_occupations_source_id_catalogue_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."catalogue_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_skills" ADD CONSTRAINT "catalogue_skills_source_id_catalogue_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."catalogue_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_sharing" ADD CONSTRAINT "data_sharing_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_event_id_outbox_events_user_id_id_fk" FOREIGN KEY ("user_id","event_id") REFERENCES "public"."outbox_events"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_webhook_id_webhooks_user_id_id_fk" FOREIGN KEY ("user_id","webhook_id") REFERENCES "public"."webhooks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forget_previews" ADD CONSTRAINT "forget_previews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_nodes" ADD CONSTRAINT "memory_nodes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_owners" ADD CONSTRAINT "memory_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_words" ADD CONSTRAINT "memory_words_user_id_position_memory_nodes_user_id_position_fk" FOREIGN KEY ("user_id","position") REFERENCES "public"."memory_nodes"("user_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_events" ADD CONSTRAINT "outbox_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_windows" ADD CONSTRAINT "rate_windows_user_id_key_id_api_keys_user_id_id_fk" FOREIGN KEY ("user_id","key_id") REFERENCES "public"."api_keys"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_sessions" ADD CONSTRAINT "web_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_id" ON "api_keys" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "assessment_submissions_user" ON "assessment_submissions" USING btree ("user_id","completed_at","id");--> statement-breakpoint
CREATE INDEX "changes_time" ON "changes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_identity" ON "claims" USING btree ("user_id","identity");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_id" ON "deliveries" USING btree ("id");--> statement-breakpoint
CREATE INDEX "deliveries_event" ON "deliveries" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "deliveries_webhook" ON "deliveries" USING btree ("user_id","webhook_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("user_id","id") WHERE status <> 'delivered';--> statement-breakpoint
CREATE INDEX "deliveries_pending" ON "deliveries" USING btree ("user_id","webhook_id","next_attempt_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "deliveries_leased" ON "deliveries" USING btree ("leased_until") WHERE leased_until is not null;--> statement-breakpoint
CREATE INDEX "documents_user" ON "documents" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "forget_previews_end" ON "forget_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "memory_nodes_thread" ON "memory_nodes" USING btree ("user_id","thread","turn","position");--> statement-breakpoint
CREATE INDEX "memory_nodes_user" ON "memory_nodes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "memory_nodes_source" ON "memory_nodes" USING btree ("user_id","source_type","source_id","position");--> statement-breakpoint
CREATE INDEX "memory_words_node" ON "memory_words" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "outbox_events_time" ON "outbox_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_windows_key" ON "rate_windows" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "replies_time" ON "replies" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_codes_hash" ON "sign_in_codes" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "timeline_events_user" ON "timeline_events" USING btree ("user_id","timestamp","id");--> statement-breakpoint
CREATE INDEX "timeline_events_type" ON "timeline_events" USING btree ("user_id","event_type","timestamp","id");--> statement-breakpoint
CREATE UNIQUE INDEX "web_sessions_id" ON "web_sessions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "web_sessions_hash" ON "web_sessions" USING btree ("hash");