import { createFileRoute, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { supportKeptMail, supportResendMail } from "../services/client/account-routes.gen.ts"
import { loadedOf } from "../services/desk/loaded.ts"
import { useToast } from "../ui/kit/desk/use-toast.ts"
import { useHref } from "../ui/kit/site.tsx"
import { useLive } from "../ui/kit/use-live.ts"
import { MailPage } from "../ui/support/MailPage.tsx"
import { recordsHead } from "../ui/support/records-heads.ts"

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
  const [sending, setSending] = useState<"no" | "yes" | "failed">("no")
  const resend = async (done: string) => {
    if (sending === "yes") return
    setSending("yes")
    const answer = await client.call(supportResendMail, { params: { id }, payload: {} })
    if (answer.type === "ok") tell(done)
    // also after a refusal: somebody else may have been faster
    await router.invalidate()
    setSending(answer.type === "ok" ? "no" : "failed")
  }
  return (
    <MailPage
      mail={loaded.kind === "full" ? loaded.value : undefined}
      retryHref={href(`/support/postausgang/${encodeURIComponent(id)}`)}
      onRetry={isLive ? () => void router.invalidate() : undefined}
      onResend={isLive ? (done) => void resend(done) : undefined}
      isSending={sending === "yes"}
      hasFailed={sending === "failed"}
    />
  )
}
