// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, it } from "vitest"
import type { ApplicationAct } from "../../domain/dealer-application/application.ts"
import { openOrderOf } from "../../domain/order/life/open-order.test-support.ts"
import type { OrderAct } from "../../domain/order/life/order-acts.ts"
import type { ReviewDecision } from "../../domain/review/desk-review.ts"
import { MailSendingContext } from "../../ui/kit/desk/mail-sending.ts"
import { ActForm } from "../../ui/order/desk/acts/ActForm.tsx"
import { ManyDay } from "../../ui/order/desk/many/ManyDay.tsx"
import { DecisionDialog } from "../../ui/reviews/desk/DecisionDialog.tsx"
import { ActOnApplication } from "../../ui/support/applications/ActOnApplication.tsx"
import { MailsPart } from "../../ui/support/MailsPart.tsx"
import { onDesk } from "./desk-form.test-support.tsx"
import { review } from "./moderated-review.test-support.ts"

afterEach(cleanup)

type Own = { readonly sendsMails: boolean } | undefined

const mails = (own: Own) => (
  <MailsPart mails={[]} own={own} onSendAgain={undefined} sending={null} hasFailed={false} />
)

const answering = (asked: ApplicationAct) => (own: Own) => (
  <ActOnApplication
    asked={asked}
    own={own}
    onClose={() => {}}
    onAct={() => Promise.resolve({ kind: "unreachable" })}
  />
)

const deciding = (decision: ReviewDecision) => (own: Own) => (
  <DecisionDialog
    asked={{ decision, review }}
    sending={own}
    onClose={() => {}}
    onDecide={() => Promise.resolve({ kind: "unreachable" })}
  />
)

const order = openOrderOf({})

const acting = (act: OrderAct) => (own: Own) => (
  <MailSendingContext value={own}>
    <ActForm
      order={order}
      act={act}
      state="open"
      problems={[]}
      wish={null}
      refusal=""
      today="2026-12-01"
      onSubmit={() => {}}
      onCancel={() => {}}
    />
  </MailSendingContext>
)

const planning = (own: Own) => (
  <MailSendingContext value={own}>
    <ManyDay view={{ orders: [], problems: [] }} today="2026-12-01" onDay={() => {}} onClose={() => {}} />
  </MailSendingContext>
)

const none = { sendsMails: false }

it.each<[string, (own: Own) => ReactNode, Own, number]>([
  ["the mails of an order say so", mails, { sendsMails: false }, 1],
  ["the answer to an application says so", answering("accept"), { sendsMails: false }, 1],
  ["taking an application sends nothing and says nothing", answering("take"), { sendsMails: false }, 0],
  ["removing a review says so", deciding("takeDown"), none, 1],
  ["restoring a review says so", deciding("restore"), none, 1],
  ["keeping a review sends nothing and says nothing", deciding("keep"), none, 0],
  ["confirming an order says so", acting("confirm"), none, 1],
  ["scheduling an order says so", acting("schedule"), none, 1],
  ["cancelling for the buyer says so", acting("cancelForBuyer"), none, 1],
  ["delivering promises no mail and says nothing", acting("deliver"), none, 0],
  ["one day for several orders says so", planning, none, 1],
  ["with a server scheduling says nothing", acting("schedule"), { sendsMails: true }, 0],
  ["while it is unknown scheduling says nothing", acting("schedule"), undefined, 0],
  ["with a server the mails of an order say nothing", mails, { sendsMails: true }, 0],
  ["with a server an answer says nothing", answering("refuse"), { sendsMails: true }, 0],
  ["while it is unknown an answer says nothing", answering("refuse"), undefined, 0]
])("without a mail server %s (rule desk.mail-server)", async (_, element, own, times) => {
  await onDesk(() => <main>{element(own)}</main>)
  await screen.findByRole("main", { hidden: true })
  expect(screen.queryAllByText("Mails werden nicht gesendet")).toHaveLength(times)
})
