CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"username" text,
	"display_username" text,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applied_operations" (
	"user_id" uuid NOT NULL,
	"op_id" uuid NOT NULL,
	"result" json NOT NULL,
	"applied_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applied_operations_user_id_op_id_pk" PRIMARY KEY("user_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "boulders" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"mountain_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"priority" integer NOT NULL,
	"completed" boolean NOT NULL,
	CONSTRAINT "boulders_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "brain_dumps" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"planned_by" text,
	"mountain_ids" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brain_dumps_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "completions" (
	"user_id" uuid NOT NULL,
	"pebble_id" text NOT NULL,
	"title" text NOT NULL,
	"mountain_title" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"estimated_minutes" integer NOT NULL,
	"actual_minutes" integer NOT NULL,
	"time_tracked" boolean NOT NULL,
	"xp" integer NOT NULL,
	CONSTRAINT "completions_user_id_pebble_id_pk" PRIMARY KEY("user_id","pebble_id")
);
--> statement-breakpoint
CREATE TABLE "mountains" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"priority" integer NOT NULL,
	"progress" double precision NOT NULL,
	CONSTRAINT "mountains_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "pebbles" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"rock_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"estimated_minutes" integer NOT NULL,
	"xp_value" integer NOT NULL,
	CONSTRAINT "pebbles_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "rocks" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"boulder_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"completed" boolean NOT NULL,
	CONSTRAINT "rocks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"last_active" date DEFAULT (now() at time zone 'UTC')::date NOT NULL,
	"day_list" jsonb,
	"timer" jsonb,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_operations" ADD CONSTRAINT "applied_operations_user_id_user_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boulders" ADD CONSTRAINT "boulders_user_id_mountain_id_mountains_user_id_id_fk" FOREIGN KEY ("user_id","mountain_id") REFERENCES "public"."mountains"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brain_dumps" ADD CONSTRAINT "brain_dumps_user_id_user_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_user_id_user_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mountains" ADD CONSTRAINT "mountains_user_id_user_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pebbles" ADD CONSTRAINT "pebbles_user_id_rock_id_rocks_user_id_id_fk" FOREIGN KEY ("user_id","rock_id") REFERENCES "public"."rocks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rocks" ADD CONSTRAINT "rocks_user_id_boulder_id_boulders_user_id_id_fk" FOREIGN KEY ("user_id","boulder_id") REFERENCES "public"."boulders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_any_case" ON "user" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "user_username_any_case" ON "user" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "boulders_mountain" ON "boulders" USING btree ("user_id","mountain_id");--> statement-breakpoint
CREATE INDEX "completions_day" ON "completions" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "pebbles_rock" ON "pebbles" USING btree ("user_id","rock_id");--> statement-breakpoint
CREATE INDEX "rocks_boulder" ON "rocks" USING btree ("user_id","boulder_id");