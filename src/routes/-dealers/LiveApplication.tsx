import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import type { ApplicationForm } from "../../domain/dealer-application/application-form.ts"
import { type SendOutcome, sendApplication } from "../../services/actors/dealer-application.ts"
import { ApplyForm } from "../../ui/become-dealer/ApplyForm.tsx"
import { BecomeDealerPage } from "../../ui/become-dealer/BecomeDealerPage.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { FocusedLayout } from "../../ui/layouts/FocusedLayout.tsx"
import { usePageFacts } from "../-page/page-facts.ts"
import { usePapers } from "./use-papers.ts"

const none: ReadonlyArray<never> = []

/** 128 random bits; `randomUUID` is missing on pages without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    ""
  )

/** Applies as a dealer; a form has one key, so that it is kept once however often it is sent. */
export function LiveApplication() {
  const { client } = useRouteContext({ from: "__root__" })
  const facts = usePageFacts()
  const isLive = useLive()
  const { papers, choose, remove } = usePapers()
  const [key] = useState(newKey)
  const [outcome, setOutcome] = useState<SendOutcome>()
  const [isSending, setSending] = useState(false)
  const send = (form: ApplicationForm, documentIds: ReadonlyArray<string>) => {
    setSending(true)
    void sendApplication(client, form, documentIds, key).then((ended) => {
      setOutcome(ended)
      setSending(false)
      if (ended.kind === "done") globalThis.scrollTo(0, 0)
    })
  }
  return (
    <FocusedLayout facts={facts}>
      <BecomeDealerPage
        ending={outcome === undefined || outcome.kind === "invalid" ? undefined : outcome.kind}
        email={facts.email}
        form={
          <ApplyForm
            papers={papers}
            refused={outcome?.kind === "invalid" ? outcome.fields : none}
            isSending={isSending}
            onSend={isLive ? send : undefined}
            onChoose={isLive ? choose : undefined}
            onRemove={remove}
          />
        }
      />
    </FocusedLayout>
  )
}
