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
--> statement-breakpoint
CREATE UNIQUE INDEX `games_one_open_per_channel` ON `games` (`channel_id`) WHERE status not in ('finished', 'cancelled');--> statement-breakpoint
CREATE INDEX `games_by_channel` ON `games` (`channel_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `games_by_guild` ON `games` (`guild_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `games_by_wake` ON `games` (`wake_at`) WHERE wake_at is not null;--> statement-breakpoint
CREATE TABLE `interactions` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `outbox_unsent` ON `outbox` (`table_id`,`id`) WHERE given_up = 0;--> statement-breakpoint
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
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_by_message` ON `posts` (`message_id`,`kind`);--> statement-breakpoint
CREATE INDEX `posts_by_table` ON `posts` (`table_id`);--> statement-breakpoint
CREATE INDEX `posts_threads` ON `posts` (`channel_id`) WHERE kind = 'thread';--> statement-breakpoint
CREATE TABLE `seats` (
	`user_id` text NOT NULL,
	`table_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `table_id`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seats_by_table` ON `seats` (`table_id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`scope`, `key`)
);
