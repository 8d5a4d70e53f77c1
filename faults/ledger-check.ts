import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { KeptDraft } from "./messages.ts"

/** Returns the requested drafts, each with `hasBankData` and its orders. */
export const keptDrafts = Effect.fnUntraced(function* (drafts: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  return yield* sql<KeptDraft>`
    select d.id as "draftId", d.version, d.contents,
      (d.contents -> 'payment' ? 'mandate') = exists (select from sepa_mandate m where m.draft_id = d.id
        and m.reference = d.contents -> 'payment' -> 'mandate' ->> 'reference')
      and (d.contents -> 'payment' ? 'plan') = exists (select from instalment_application a where a.draft_id = d.id
        and a.option_id = d.contents -> 'payment' -> 'plan' ->> 'optionId') as "hasBankData",
      coalesce((select json_agg(json_build_object('orderId', o.id, 'status', o.status, 'version', o.version,
        'isWhole', coalesce((select sum(l.amount_cents) from order_line l where l.order_id = o.id), 0) = o.total_cents
          and (select count(*) from order_grant g where g.order_id = o.id) = 2
          and o.receipt -> 'payment' = d.contents -> 'payment'
          and o.receipt -> 'deliveryAddress' = d.contents -> 'deliveryAddress'
          and o.receipt ->> 'emailAddress' = d.contents ->> 'emailAddress',
        'log', (select json_agg(json_build_object('version', e.version, 'event', e.event, 'status', e.status)
          order by e.version) from order_event e where e.order_id = o.id),
        'notices', (select coalesce(json_agg(n.id), '[]') from withdrawal_notice n where n.order_id = o.id),
        'mails', (select json_build_object('due', count(*), 'written', count(m.id)) from (
            select case when e.version = 1 and receiver = '' then 'order-confirmation-' || o.id
              else 'order-life-' || o.id || '-' || e.version || receiver end as id
            from order_event e cross join (values (''), ('-seller')) t (receiver)
            where e.order_id = o.id and (receiver = '' and (e.actor_kind is distinct from 'form'
                or exists (select from credit_note k where k.order_id = o.id))
              or receiver = '-seller' and (e.version = 1 or e.actor_kind in ('account', 'grant', 'form')))
            union all select 'withdrawal-receipt-' || n.id from withdrawal_notice n where n.order_id = o.id) due
          left join mail m on m.id = due.id)))
        from customer_order o where split_part(o.draft_id, '#', 1) = d.id), '[]') as orders
    from order_draft d where d.id = any(${[...drafts]}::text[])`
})

/** Counts the due jobs that are not given up, and all mails about orders. */
export const jobsAndMails = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly due: number; readonly mails: number }>`
    select (select count(*)::int from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts) as due,
      (select count(*)::int from mail where kind in ('order-confirmation', 'order-life', 'order-seller', 'withdrawal-receipt')) as mails`
  return row ?? { due: 0, mails: 0 }
})
