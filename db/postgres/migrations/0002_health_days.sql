CREATE TABLE "health_days" (
	"user_id" text COLLATE "C" NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"overall_score" double precision,
	"skill_freshness" double precision,
	"goal_progress" double precision,
	"market_alignment" double precision,
	"career_activity" double precision,
	"formula" text COLLATE "C" NOT NULL,
	CONSTRAINT "health_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "health_days" ADD CONSTRAINT "health_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;