CREATE TABLE "ai_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	"held_until" timestamp (3) with time zone,
	CONSTRAINT "ai_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_user_id_user_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- A person's own data, as in 0001.
ALTER TABLE "ai_usage" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "ai_usage" TO unstuck_app USING (user_id = (SELECT unstuck_user_id())) WITH CHECK (user_id = (SELECT unstuck_user_id()));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "ai_usage" TO unstuck_app;
