import { createFileRoute, useRouter } from "@tanstack/react-router"
import { supportKeptMail, supportResendMail } from "../../services/client/account-routes.gen.ts"
import { loadedOf } from "../../services/desk/loaded.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { useToast } from "../../ui/kit/desk/use-toast.ts"
import { useAct } from "../../ui/kit/live/use-act.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { MailPage } from "../../ui/support/MailPage.tsx"
import { recordsHead } from "../../ui/support/records-heads.ts"

/** One mail at an address of its own. */
export const Route = createFileRoute("/_desk/support/postausgang/$id")({
  staticData: { page: "app", permission: "outbox.read", texts: ["support"] },
  loader: async ({ context: { client }, params }) => loadedOf(await client.call(supportKeptMail, { params })),
  head: ({ match: { context } }) => recordsHead(context.i18n, "mail"),
  component: OneMail
})

function OneMail() {
  const loaded = Route.useLoaderData()
  const { id } = Route.useParams()
  const { client } = Route.useRouteContext()
  const router = useRouter()
  const href = useHref()
  const isLive = useLive()
  const tell = useToast()
  const sending = useAct(async (done: string) => {
    const outcome = outcomeOf(await client.call(supportResendMail, { params: { id }, payload: {} }))
    if (outcome.kind === "done") tell(done)
    // also after a refusal: somebody else may have been faster
    await router.invalidate()
    return outcome
  })
  return (
    <MailPage
      mail={loaded.kind === "full" ? loaded.value : undefined}
      retryHref={href(`/support/postausgang/${encodeURIComponent(id)}`)}
      onRetry={isLive ? () => void router.invalidate() : undefined}
      onResend={isLive ? sending.start : undefined}
      isSending={sending.isActing}
      hasFailed={!sending.isActing && sending.outcome !== undefined && sending.outcome.kind !== "done"}
    />
  )
}
