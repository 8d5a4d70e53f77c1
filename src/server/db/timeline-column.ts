import { loggedEvents } from "../../domain/order/draft.ts"

const known = loggedEvents.map((event) => `'${event === "placed" ? event : `order.${event}`}'`).join(", ")

/**
 * SQL for an entry of an order's log (a row of `order_event e`) as a JSON object. Old entries whose event has another
 * name get no `event`.
 */
export const timelineEntry = `jsonb_strip_nulls(jsonb_build_object('state', e.status,
    'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'event', case when e.event in (${known}) then replace(e.event, 'order.', '') end))`

/** SQL column with the log of `customer_order o` as a timeline. */
export const timelineColumn = `(select coalesce(jsonb_agg(${timelineEntry} order by e.version), '[]')
    from order_event e where e.order_id = o.id) as timeline`
