CREATE TABLE `document_entries` (
	`position` integer PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_entries_document` ON `document_entries` (`document_id`);--> statement-breakpoint
-- What follows is written by hand, as of memories. document_text is the program's own function.
CREATE VIRTUAL TABLE `document_search` USING fts5(text, tokenize = 'porter unicode61');
--> statement-breakpoint
INSERT INTO `document_search` (`document_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `document_entries_unindexed` AFTER DELETE ON `document_entries` BEGIN
	DELETE FROM `document_search` WHERE rowid = old.position;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO `memory_owners` (`user_id`) SELECT DISTINCT `user_id` FROM `documents`;
--> statement-breakpoint
-- A user's number times 2^32, the place of the kind times 2^28, and a count in the order of ids.
INSERT INTO `document_entries` (`position`, `document_id`)
	SELECT `number` * 4294967296 + `place` * 268435456 + row_number() OVER (PARTITION BY `documents`.`user_id`, `kind` ORDER BY `id`) - 1, `id`
	FROM `documents`
	JOIN `memory_owners` ON `memory_owners`.`user_id` = `documents`.`user_id`
	JOIN (SELECT 0 AS `place`, 'job' AS `searched` UNION ALL SELECT 1, 'fit_brief' UNION ALL SELECT 2, 'report' UNION ALL SELECT 3, 'artifact')
		ON `searched` = `kind`;
--> statement-breakpoint
INSERT INTO `document_search` (rowid, `text`)
	SELECT `position`, document_text(`kind`, `body`) FROM `document_entries` JOIN `documents` ON `documents`.`id` = `document_id` ORDER BY `position`;
