// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, it } from "vitest"
import type { ApplicationAct } from "../../domain/dealer-application/application.ts"
import { ActOnApplication } from "../../ui/support/applications/ActOnApplication.tsx"
import { MailsPart } from "../../ui/support/MailsPart.tsx"
import { onDesk } from "./desk-form.test-support.tsx"

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

it.each<[string, (own: Own) => ReactNode, Own, number]>([
  ["the mails of an order say so", mails, { sendsMails: false }, 1],
  ["the answer to an application says so", answering("accept"), { sendsMails: false }, 1],
  ["taking an application sends nothing and says nothing", answering("take"), { sendsMails: false }, 0],
  ["with a server the mails of an order say nothing", mails, { sendsMails: true }, 0],
  ["with a server an answer says nothing", answering("refuse"), { sendsMails: true }, 0],
  ["while it is unknown an answer says nothing", answering("refuse"), undefined, 0]
])("without a mail server %s (rule desk.mail-server)", async (_, element, own, times) => {
  await onDesk(() => <main>{element(own)}</main>)
  await screen.findByRole("main", { hidden: true })
  expect(screen.queryAllByText("Mails werden nicht gesendet")).toHaveLength(times)
})
