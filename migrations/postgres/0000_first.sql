CREATE TABLE "games" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"guild_id" text,
	"channel_id" text NOT NULL,
	"game" text NOT NULL,
	"rules" integer NOT NULL,
	"wake_at" bigint,
	"wake_kind" text,
	"deadline" bigint,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	"log_length" integer NOT NULL,
	"people" text NOT NULL,
	"state" text,
	"rest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interactions" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moves" (
	"table_id" text NOT NULL,
	"seq" integer NOT NULL,
	"press" integer NOT NULL,
	"by" text NOT NULL,
	"at" bigint NOT NULL,
	"barrier" text,
	"entry" text NOT NULL,
	"events" text NOT NULL,
	CONSTRAINT "moves_table_id_seq_pk" PRIMARY KEY("table_id","seq")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_id" text NOT NULL,
	"version" integer NOT NULL,
	"notice" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"available_at" bigint DEFAULT 0 NOT NULL,
	"given_up" boolean DEFAULT false NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel_id" text NOT NULL,
	"message_id" text NOT NULL,
	"turn" integer NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"user_id" text NOT NULL,
	"table_id" text NOT NULL,
	CONSTRAINT "seats_user_id_table_id_pk" PRIMARY KEY("user_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "settings_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_table_id_games_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_table_id_games_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_table_id_games_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_id_games_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "games_one_open_per_channel" ON "games" USING btree ("channel_id") WHERE status not in ('finished', 'cancelled');--> statement-breakpoint
CREATE INDEX "games_by_channel" ON "games" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "games_by_guild" ON "games" USING btree ("guild_id","created_at");--> statement-breakpoint
CREATE INDEX "games_by_wake" ON "games" USING btree ("wake_at") WHERE wake_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("table_id","id") WHERE not given_up;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_by_message" ON "posts" USING btree ("message_id","kind");--> statement-breakpoint
CREATE INDEX "posts_by_table" ON "posts" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "posts_threads" ON "posts" USING btree ("channel_id") WHERE kind = 'thread';--> statement-breakpoint
CREATE INDEX "seats_by_table" ON "seats" USING btree ("table_id");