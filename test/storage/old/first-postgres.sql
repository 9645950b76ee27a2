-- A database of the first schema version, as SQL. Never change it: it stands for the databases people have.
CREATE TABLE public.games (
    id text NOT NULL,
    version integer NOT NULL,
    status text NOT NULL,
    guild_id text,
    channel_id text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    wake_at bigint,
    wake_kind text,
    deadline bigint,
    created_at bigint NOT NULL,
    ended_at bigint,
    log_length integer NOT NULL,
    people text NOT NULL,
    state text,
    rest text NOT NULL
);
CREATE TABLE public.interactions (
    id text NOT NULL,
    table_id text NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.migrations (
    at bigint NOT NULL,
    hash text NOT NULL,
    program text NOT NULL
);
CREATE TABLE public.moves (
    table_id text NOT NULL,
    seq integer NOT NULL,
    press integer NOT NULL,
    by text NOT NULL,
    at bigint NOT NULL,
    barrier text,
    entry text NOT NULL,
    events text NOT NULL
);
CREATE TABLE public.outbox (
    id bigint NOT NULL,
    table_id text NOT NULL,
    version integer NOT NULL,
    notice text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    available_at bigint DEFAULT 0 NOT NULL,
    given_up boolean DEFAULT false NOT NULL,
    reason text
);
ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.posts (
    id bigint NOT NULL,
    table_id text NOT NULL,
    kind text NOT NULL,
    channel_id text NOT NULL,
    message_id text NOT NULL,
    turn integer NOT NULL,
    version integer NOT NULL
);
ALTER TABLE public.posts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.posts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.seats (
    user_id text NOT NULL,
    table_id text NOT NULL
);
CREATE TABLE public.settings (
    scope text NOT NULL,
    key text NOT NULL,
    value text NOT NULL
);
INSERT INTO public.games VALUES ('OLD1', 2, 'running', 'guild', 'channel-OLD1', 'small-world', 1, 5000, 'timeout', NULL, 1000, NULL, 2, '["ann"]', '{"random":{"seed":"first","position":2}}', '{"hostId":"ann","language":"en","pace":"daily","options":{"boards":2},"occupants":[{"kind":"person","userId":"ann","name":"Ann"},{"kind":"free"}],"seed":"seed","log":{"entries":0,"presses":0,"turnStart":0}}');
INSERT INTO public.interactions VALUES ('i0', 'OLD1', 0);
INSERT INTO public.interactions VALUES ('i1', 'OLD1', 1);
INSERT INTO public.interactions VALUES ('i2', 'OLD1', 2);
INSERT INTO public.migrations VALUES (1795009402779, '1746ab0c9aa40dd3f6eb03677905d9da33e321bafbd3c9cbf020e358139cdf20', '0.1.0');
INSERT INTO public.moves VALUES ('OLD1', 1, 1, 'ann', 1001, NULL, '{"seat":0,"move":{"type":"step","to":1}}', '[{"type":"stepped"}]');
INSERT INTO public.moves VALUES ('OLD1', 2, 2, 'ann', 1002, NULL, '{"seat":0,"move":{"type":"step","to":2}}', '[{"type":"stepped"}]');
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (1, 'OLD1', 0, '{"kind":"lobby"}', 0, 0, false, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (2, 'OLD1', 1, '{"kind":"table","turn":1}', 0, 0, false, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (3, 'OLD1', 2, '{"kind":"table","turn":2}', 0, 0, false, NULL);
INSERT INTO public.posts OVERRIDING SYSTEM VALUE VALUES (1, 'OLD1', 'thread', 'channel-OLD1', 'thread-OLD1', 0, 1);
INSERT INTO public.seats VALUES ('ann', 'OLD1');
INSERT INTO public.settings VALUES ('program', 'commands', '"hash"');
SELECT pg_catalog.setval('public.outbox_id_seq', 3, true);
SELECT pg_catalog.setval('public.posts_id_seq', 1, true);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.interactions
    ADD CONSTRAINT interactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (at);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_id_seq_pk PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_user_id_table_id_pk PRIMARY KEY (user_id, table_id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_scope_key_pk PRIMARY KEY (scope, key);
CREATE INDEX games_by_channel ON public.games USING btree (channel_id, created_at);
CREATE INDEX games_by_guild ON public.games USING btree (guild_id, created_at);
CREATE INDEX games_by_wake ON public.games USING btree (wake_at) WHERE (wake_at IS NOT NULL);
CREATE UNIQUE INDEX games_one_open_per_channel ON public.games USING btree (channel_id) WHERE (status <> ALL (ARRAY['finished'::text, 'cancelled'::text]));
CREATE INDEX outbox_unsent ON public.outbox USING btree (table_id, id) WHERE (NOT given_up);
CREATE UNIQUE INDEX posts_by_message ON public.posts USING btree (message_id, kind);
CREATE INDEX posts_by_table ON public.posts USING btree (table_id);
CREATE INDEX posts_threads ON public.posts USING btree (channel_id) WHERE (kind = 'thread'::text);
CREATE INDEX seats_by_table ON public.seats USING btree (table_id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_id_games_id_fk FOREIGN KEY (table_id) REFERENCES public.games(id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_table_id_games_id_fk FOREIGN KEY (table_id) REFERENCES public.games(id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_table_id_games_id_fk FOREIGN KEY (table_id) REFERENCES public.games(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_games_id_fk FOREIGN KEY (table_id) REFERENCES public.games(id);
