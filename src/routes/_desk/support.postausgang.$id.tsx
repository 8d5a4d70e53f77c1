import { msg } from "@lingui/core/macro"
import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { supportResendMail } from "../../services/client/account-routes.gen.ts"
import { askedOnce, loaded } from "../../services/queries/ask.ts"
import { mailById, ownAccount } from "../../services/queries/support.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { useToast } from "../../ui/kit/desk/use-toast.ts"
import { useAct } from "../../ui/kit/live/use-act.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { NoMailServer } from "../../ui/kit/desk/NoMailServer.tsx"
import { MailPage } from "../../ui/support/MailPage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useLoaded } from "../-desk/use-loaded.ts"

/** Page: one mail. */
export const Route = createFileRoute("/_desk/support/postausgang/$id")({
  ...deskPage("outbox", { title: msg`Eine Mail` }),
  loader: async (at) => {
    const [mail, own] = await Promise.all([
      loaded(at, mailById(at.params.id)),
      askedOnce(at.context, ownAccount)
    ])
    return { mail, own }
  },
  component: OneMail
})

function OneMail() {
  const { id } = Route.useParams()
  const { mail, own } = Route.useLoaderData()
  const { value, isError, onRetry } = useLoaded(mailById(id), mail)
  const { client } = Route.useRouteContext()
  const queries = useQueryClient()
  const href = useHref()
  const isLive = useLive()
  const tell = useToast()
  const sending = useAct(async (done: string) => {
    const outcome = outcomeOf(await client.call(supportResendMail, { params: { id }, payload: {} }))
    if (outcome.kind === "done") tell(done)
    // reloads after a refusal as well: another user may have changed the data first
    await queries.invalidateQueries()
    return outcome
  })
  return (
    <MailPage
      mail={isError ? undefined : value}
      note={<NoMailServer own={own} />}
      retryHref={href(`/support/postausgang/${encodeURIComponent(id)}`)}
      onRetry={onRetry}
      onResend={isLive ? sending.start : undefined}
      isSending={sending.isActing}
      hasFailed={!sending.isActing && sending.outcome !== undefined && sending.outcome.kind !== "done"}
    />
  )
}
