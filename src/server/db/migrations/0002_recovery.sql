CREATE TABLE "recovery" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"access_hash" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "recovery_access_hash_unique" UNIQUE("access_hash")
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery" ADD CONSTRAINT "recovery_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "throttle_resets_at" ON "throttle" USING btree ("resets_at");--> statement-breakpoint

-- Both belong to sign-in: nobody's own transaction reads them.
ALTER TABLE "recovery" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "throttle" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY sign_in ON "recovery" TO unstuck_auth USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY sign_in ON "throttle" TO unstuck_auth USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "recovery", "throttle" TO unstuck_auth;
