CREATE TABLE "document_entries" (
	"user_id" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"document_id" text COLLATE "C" NOT NULL,
	"length" bigint NOT NULL,
	"digest" text COLLATE "C" NOT NULL,
	CONSTRAINT "document_entries_user_id_position_pk" PRIMARY KEY("user_id","position"),
	CONSTRAINT "document_entries_document" UNIQUE("user_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_words" (
	"user_id" text COLLATE "C" NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"places" text COLLATE "C" NOT NULL,
	CONSTRAINT "document_words_user_id_word_position_pk" PRIMARY KEY("user_id","word","position")
);
--> statement-breakpoint
ALTER TABLE "document_entries" ADD CONSTRAINT "document_entries_of_document" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_of_entry" FOREIGN KEY ("user_id","position") REFERENCES "public"."document_entries"("user_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_words_entry" ON "document_words" USING btree ("user_id","position");