import type { TaskKind } from "../../domain/desk-task/task-kinds.ts"
import { notNeeded } from "../../domain/mail/mail-state.ts"

/**
 * Statuses of orders that can no longer be withdrawn from, because they were refused, cancelled or already withdrawn
 * from.
 */
const ended = "('refused', 'cancelledByDealer', 'cancelledByCustomer', 'withdrawn')"

/**
 * Number of days for which changes of addresses are considered, because a changed address matters only while an order
 * is not delivered yet.
 */
const lookedAtDays = 60

/**
 * SQL for the house that an address names, without blanks and capital letters; the number of the house is in a field of
 * its own, or behind the street.
 */
const houseOf = (address: string): string => {
  const fields = ["zipCode", "street", "houseNumber"].map((field) => `${address} ->> '${field}'`)
  return `lower(translate(concat(${fields.join(", ")}), ' ', ''))`
}

/**
 * SQL for the open cases of each kind: the case's id, the time at which it came up, its order, title and detail, the
 * words to search for on the page where it is settled, its owner if the case stores one, and the cause. Settled cases
 * have no row.
 */
export const taskSources: Readonly<Record<TaskKind, string>> = {
  // declarations of withdrawal that no state machine accepted and whose order, if one matches, has not ended since
  withdrawal: `
    select w.id as subject, w.received_at as since, w.order_id as order_id, coalesce(o.order_number, w.id) as title,
      concat_ws(' · ', w.name, w.email, nullif(w.order_number, ''), nullif(w.reason, '')) as detail,
      coalesce(nullif(w.order_number, ''), w.email) as words, null::int as owner_id, null::text as cause
    from withdrawal_notice w left join customer_order o on o.id = w.order_id
    where w.effect = 'noted' and (o.id is null or o.status not in ${ended})`,
  // the provider's data and the requested payment do not match (decision 018)
  paymentMismatch: `
    select p.id as subject, coalesce((select min(e.received_at) from payment_event e
        where e.payment_id = p.id and e.state_after = 'mismatch'), p.changed_at) as since,
      o.id as order_id, coalesce(o.order_number, p.id) as title,
      concat_ws(' · ', case p.provider when 'paypal' then 'PayPal' else 'Ratenkauf' end,
        translate(to_char(p.amount_cents / 100.0, 'FM999,999,990.00'), ',.', '.,') || ' ' || p.currency,
        (select string_agg(value, ' · ' order by key) from jsonb_each_text(p.refs))) as detail,
      o.order_number as words, null::int as owner_id, p.context ->> 'reason' as cause
    from payment p left join customer_order o on o.id = p.order_id
    where p.state = 'mismatch'`,
  // the bank returned the debit, and neither another debit nor a payment has followed
  returnedDebit: `
    select o.id as subject, coalesce(m.state_at, o.placed_at) as since, o.id as order_id, o.order_number as title,
      concat_ws(' · ', o.life ->> 'invoiceNumber', m.creditor_name) as detail, o.order_number as words,
      null::int as owner_id, null::text as cause
    from sepa_mandate m join customer_order o on o.draft_id = m.draft_id
    where m.state = 'returned' and o.status = 'invoiced'`,
  givenUpMail: `
    select m.id as subject, m.failed_at as since, null::text as order_id, m.subject as title,
      concat_ws(' · ', m.recipient, nullif(m.failure, '')) as detail, null::text as words, null::int as owner_id, null::text as cause
    from mail m
    where m.failed_at is not null and m.asked_again_at is null and m.sent_at is null
      and m.failure is distinct from '${notNeeded}'`,
  // an order keeps the address with which it was placed: a buyer who has since changed the address in the account may
  // wait in vain for the delivery
  changedAddress: `
    select o.id as subject, max(e.at) as since, o.id as order_id, o.order_number as title,
      concat_ws(' · ',
        concat_ws(' ', o.receipt -> 'deliveryAddress' ->> 'firstName', o.receipt -> 'deliveryAddress' ->> 'lastName'),
        concat_ws(' ', o.receipt -> 'deliveryAddress' ->> 'street', o.receipt -> 'deliveryAddress' ->> 'houseNumber'),
        o.receipt -> 'deliveryAddress' ->> 'zipCode') as detail,
      o.order_number as words, null::int as owner_id, null::text as cause
    from audit_event e join customer_order o on o.account_id = e.subject_id and o.placed_at < e.at
    where e.event = 'addressChanged' and e.at > now() - interval '${lookedAtDays} days'
      and (e.detail -> 'changes') ?| array['Modified', 'Deleted']
      and o.status in ('placed', 'confirmed', 'scheduled')
      and not exists (select from account_address a where a.account_id = o.account_id
        and ${houseOf("a.contents")} = ${houseOf("o.receipt -> 'deliveryAddress'")})
    group by o.id`,
  review: `
    select r.id::text as subject, coalesce(case
        when r.reports > 0 then (select min(e.at) from (select at from review_event
          where review_id = r.id and event = 'review.report' order by version desc limit r.reports) e)
        else (select max(e.at) from review_event e where e.review_id = r.id and e.status = 'held')
      end, r.created_at) as since,
      r.order_id as order_id, d.name as title, concat_ws(' · ', repeat('★', r.stars), nullif(left(r.body, 160), ''))
        as detail, null::text as words, null::int as owner_id, null::text as cause
    from review r join dealer d on d.id = r.dealer_id
    where r.status = 'held' or r.reports > 0`,
  application: `
    select a.id::text as subject, a.created_at as since, null::text as order_id, a.company as title,
      concat_ws(' · ', nullif(a.contact, ''), nullif(a.place, '')) as detail, null::text as words,
      -- a deleted account owns no application
      (select c.id from account c where c.id = a.owner_id) as owner_id, null::text as cause
    from dealer_application a
    where a.state in ('new', 'taken')`,
  // a text that an editor has asked another editor to review before it is published (rule content.publication)
  textReview: `
    select d.page_id::text as subject, coalesce(asked.at, d.changed_at) as since, null::text as order_id,
      coalesce(nullif(d.title, ''), p.path) as title,
      concat_ws(' · ', p.path, nullif(asked.actor_name, ''), nullif(d.facts ->> 'note', '')) as detail,
      null::text as words, null::int as owner_id, null::text as cause
    from content_desk d join content_page p on p.id = d.page_id
      left join lateral (select e.at, e.actor_name from content_event e
        where e.page_id = d.page_id and e.event = 'publication.askReview' order by e.version desc limit 1) asked on true
    where d.state = 'inReview'`
}
