CREATE TABLE "waiting_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_mails_user_id" ON "waiting_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_mails_due_at" ON "waiting_mails" USING btree ("due_at");--> statement-breakpoint

-- It belongs to sign-in, as in 0002.
ALTER TABLE "waiting_mails" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY sign_in ON "waiting_mails" TO unstuck_auth USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "waiting_mails" TO unstuck_auth;
