-- Only servers of before schema 11 read and kept operations by these, and they cannot run on a
-- database of schema 11.
DROP FUNCTION unstuck_slices(jsonb);--> statement-breakpoint
DROP FUNCTION unstuck_keep(json);--> statement-breakpoint
DROP FUNCTION unstuck_write(json, text[]);
