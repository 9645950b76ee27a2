-- A file of the first schema version, as SQL. Never change it: it stands for the files people have.
CREATE TABLE migrations (at integer primary key, hash text not null, program text not null);
CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`status` text NOT NULL,
	`guild_id` text,
	`channel_id` text NOT NULL,
	`game` text NOT NULL,
	`rules` integer NOT NULL,
	`wake_at` integer,
	`wake_kind` text,
	`deadline` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`log_length` integer NOT NULL,
	`people` text NOT NULL,
	`state` text,
	`rest` text NOT NULL
);
CREATE UNIQUE INDEX `games_one_open_per_channel` ON `games` (`channel_id`) WHERE status not in ('finished', 'cancelled');
CREATE INDEX `games_by_channel` ON `games` (`channel_id`,`created_at`);
CREATE INDEX `games_by_guild` ON `games` (`guild_id`,`created_at`);
CREATE INDEX `games_by_wake` ON `games` (`wake_at`) WHERE wake_at is not null;
CREATE TABLE `interactions` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`version` integer NOT NULL
);
CREATE TABLE `moves` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`press` integer NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`barrier` text,
	`entry` text NOT NULL,
	`events` text NOT NULL,
	PRIMARY KEY(`table_id`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_id` text NOT NULL,
	`version` integer NOT NULL,
	`notice` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`available_at` integer DEFAULT 0 NOT NULL,
	`given_up` integer DEFAULT false NOT NULL,
	`reason` text,
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX `outbox_unsent` ON `outbox` (`table_id`,`id`) WHERE given_up = 0;
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`channel_id` text NOT NULL,
	`message_id` text NOT NULL,
	`turn` integer NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE UNIQUE INDEX `posts_by_message` ON `posts` (`message_id`,`kind`);
CREATE INDEX `posts_by_table` ON `posts` (`table_id`);
CREATE INDEX `posts_threads` ON `posts` (`channel_id`) WHERE kind = 'thread';
CREATE TABLE `seats` (
	`user_id` text NOT NULL,
	`table_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `table_id`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX `seats_by_table` ON `seats` (`table_id`);
CREATE TABLE `settings` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`scope`, `key`)
);
INSERT INTO migrations ("at", "hash", "program") VALUES (1795009402078, '3ded3ca84c44941689a50b3ac58a61584b6a9fb62955c0af45e1acb239053d53', '0.1.0');
INSERT INTO games ("id", "version", "status", "guild_id", "channel_id", "game", "rules", "wake_at", "wake_kind", "deadline", "created_at", "ended_at", "log_length", "people", "state", "rest") VALUES ('OLD1', 2, 'running', 'guild', 'channel-OLD1', 'small-world', 1, 5000, 'timeout', NULL, 1000, NULL, 2, '["ann"]', '{"random":{"seed":"first","position":2}}', '{"hostId":"ann","language":"en","pace":"daily","options":{"boards":2},"occupants":[{"kind":"person","userId":"ann","name":"Ann"},{"kind":"free"}],"seed":"seed","log":{"entries":0,"presses":0,"turnStart":0}}');
INSERT INTO moves ("table_id", "seq", "press", "by", "at", "barrier", "entry", "events") VALUES ('OLD1', 1, 1, 'ann', 1001, NULL, '{"seat":0,"move":{"type":"step","to":1}}', '[{"type":"stepped"}]');
INSERT INTO moves ("table_id", "seq", "press", "by", "at", "barrier", "entry", "events") VALUES ('OLD1', 2, 2, 'ann', 1002, NULL, '{"seat":0,"move":{"type":"step","to":2}}', '[{"type":"stepped"}]');
INSERT INTO interactions ("id", "table_id", "version") VALUES ('i0', 'OLD1', 0);
INSERT INTO interactions ("id", "table_id", "version") VALUES ('i1', 'OLD1', 1);
INSERT INTO interactions ("id", "table_id", "version") VALUES ('i2', 'OLD1', 2);
INSERT INTO seats ("user_id", "table_id") VALUES ('ann', 'OLD1');
INSERT INTO outbox ("id", "table_id", "version", "notice", "attempts", "available_at", "given_up", "reason") VALUES (1, 'OLD1', 0, '{"kind":"lobby"}', 0, 0, 0, NULL);
INSERT INTO outbox ("id", "table_id", "version", "notice", "attempts", "available_at", "given_up", "reason") VALUES (2, 'OLD1', 1, '{"kind":"table","turn":1}', 0, 0, 0, NULL);
INSERT INTO outbox ("id", "table_id", "version", "notice", "attempts", "available_at", "given_up", "reason") VALUES (3, 'OLD1', 2, '{"kind":"table","turn":2}', 0, 0, 0, NULL);
INSERT INTO posts ("id", "table_id", "kind", "channel_id", "message_id", "turn", "version") VALUES (1, 'OLD1', 'thread', 'channel-OLD1', 'thread-OLD1', 0, 1);
INSERT INTO settings ("scope", "key", "value") VALUES ('program', 'commands', '"hash"');
