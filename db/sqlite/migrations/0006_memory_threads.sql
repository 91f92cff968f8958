ALTER TABLE `memory_nodes` ADD `thread` text;--> statement-breakpoint
ALTER TABLE `memory_nodes` ADD `turn` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
CREATE INDEX `memory_nodes_thread` ON `memory_nodes` (`user_id`,`thread`,`turn`,`position`);--> statement-breakpoint
-- What follows is written by hand. The places of the nodes that there are, as the program gives new ones theirs.
UPDATE `memory_nodes` SET
	`thread` = 'source ' || coalesce(`source_type`, '') || char(10) || iif(
		length(`source_id`) - length(rtrim(`source_id`, '0123456789')) BETWEEN 1 AND 9, rtrim(`source_id`, '0123456789'), `source_id`),
	`turn` = iif(
		length(`source_id`) - length(rtrim(`source_id`, '0123456789')) BETWEEN 1 AND 9,
		cast(substr(`source_id`, length(rtrim(`source_id`, '0123456789')) + 1) AS integer), -1)
WHERE `source_id` IS NOT NULL;
--> statement-breakpoint
-- The neighbours' words are looked up when they are asked for; spaced_pairs is the program's own function.
CREATE TEMP TABLE `indexed` AS SELECT rowid AS `position`, `text` FROM `memory_search`;
--> statement-breakpoint
DROP TABLE `memory_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `memory_search` USING fts5(text, tokenize = 'porter unicode61');
--> statement-breakpoint
INSERT INTO `memory_search` (`memory_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `memory_search` (rowid, `text`) SELECT `position`, spaced_pairs(`text`) FROM `indexed`;
--> statement-breakpoint
DROP TABLE temp.`indexed`;
