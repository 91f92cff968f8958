CREATE TABLE "shared_secrets" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"task" text COLLATE "C" PRIMARY KEY NOT NULL,
	"begun_on" text COLLATE "C",
	"done_on" text COLLATE "C",
	"reached" text COLLATE "C",
	"taken_by" text COLLATE "C",
	"taken_until" text COLLATE "C"
);
