-- A whole profile in one statement: docs/decisions/0019.

-- Of the person whom row-level security knows by app.user_id, as JSON: everything but the rocks first, then
-- rock by rock in the order of each boulder, their pebbles column by column. Nothing when there is no
-- profile. Of what was completed since the day `since` the words are given too.
CREATE FUNCTION unstuck_whole(since date) RETURNS TABLE (boulder text, part text)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
-- Else a thousand rocks are put together on the disk.
SET work_mem = '16MB'
AS $$
#variable_conflict use_column
DECLARE
  person uuid := unstuck_user_id();
  head json;
BEGIN
  SELECT json_build_object(
           'version', p.version, 'userId', p.user_id, 'id', p.id, 'lastActive', p.last_active,
           'dayList', p.day_list, 'timer', p.timer, 'createdAt', p.created_at,
           'updatedAt', p.updated_at, 'username', coalesce(u.display_username, u.username),
           'settings', p.settings)
    INTO head
    FROM user_profiles p JOIN "user" u ON u.id = p.user_id
   WHERE p.user_id = person;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  part := json_build_object(
    'head', head,
    'mountains', (
      SELECT json_agg(json_build_object('id', id, 'position', position, 'title', title,
               'description', description, 'priority', priority, 'progress', progress))
        FROM mountains WHERE user_id = person),
    'boulders', (
      SELECT json_agg(json_build_object('id', id, 'mountainId', mountain_id, 'position', position,
               'title', title, 'priority', priority, 'completed', completed))
        FROM boulders WHERE user_id = person),
    'ledger', (
      SELECT json_agg(json_build_array(pebble_id, (extract(epoch FROM completed_at) * 1000)::bigint,
               day, actual_minutes, time_tracked))
        FROM completions WHERE user_id = person),
    'days', (
      SELECT json_agg(json_build_object('day', day, 'count', count, 'xp', xp))
        FROM (SELECT day, count(*) AS count, sum(xp) AS xp FROM completions
               WHERE user_id = person GROUP BY day ORDER BY day) AS d),
    'recent', (
      SELECT json_agg(json_build_object('pebbleId', pebble_id, 'title', title,
               'mountainTitle', mountain_title, 'completedAt', completed_at, 'day', day,
               'estimatedMinutes', estimated_minutes, 'actualMinutes', actual_minutes,
               'timeTracked', time_tracked, 'xp', xp))
        FROM (SELECT * FROM completions WHERE user_id = person AND day >= since
               ORDER BY completed_at DESC, pebble_id DESC LIMIT 200) AS c));
  RETURN NEXT;
  -- The numbers of a pebble as they are, because to make JSON of each costs more than all else.
  RETURN QUERY
    SELECT r.boulder_id,
           concat('[', json_build_array(r.id, r.title, r.completed),
                  ',', coalesce(p.ids, '[]'), ',', coalesce(p.titles, '[]'),
                  ',', coalesce(p.descriptions, '[]'), ',[', p.numbers, ']]')
      FROM rocks r
      LEFT JOIN (
        SELECT rock_id, json_agg(id) AS ids, json_agg(title) AS titles,
               json_agg(description) AS descriptions,
               string_agg(concat_ws(',', position, estimated_minutes, xp_value), ',') AS numbers
          FROM pebbles WHERE user_id = person GROUP BY rock_id) p ON p.rock_id = r.id
     WHERE r.user_id = person
     ORDER BY r.position;
END
$$;
--> statement-breakpoint

-- The same of a named person, for a session that is nobody yet.
CREATE FUNCTION unstuck_snapshot(whose uuid, since date) RETURNS TABLE (boulder text, part text)
LANGUAGE plpgsql STABLE
SET role = unstuck_app
AS $$
DECLARE
  person text := set_config('app.user_id', whose::text, true);
BEGIN
  RETURN QUERY SELECT * FROM unstuck_whole(since);
  person := set_config('app.user_id', '', true);
END
$$;
--> statement-breakpoint

-- Only the role as which sessions run may begin it: what runs as a person stays that person.
REVOKE EXECUTE ON FUNCTION unstuck_snapshot(uuid, date) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION unstuck_snapshot(uuid, date) TO unstuck_auth;
