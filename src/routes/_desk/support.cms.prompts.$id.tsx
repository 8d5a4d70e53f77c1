import { msg } from "@lingui/core/macro"
import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute, notFound, useNavigate } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { promptOfFields, promptProblems } from "../../domain/prompt/prompt-rules.ts"
import type { Prompt } from "../../domain/prompt/prompt.ts"
import type { Fields } from "../../domain/editing/record-edit.ts"
import { freshPrompt, promptForm, promptIdIn, removePrompt } from "../../services/desk/prompt-form.ts"
import { loaded } from "../../services/queries/ask.ts"
import { promptById } from "../../services/queries/prompts.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { PlacePrompts } from "../../ui/content/PlacePrompts.tsx"
import { promptTexts } from "../../ui/support/prompts/prompt-texts.ts"
import { PromptPage } from "../../ui/support/prompts/PromptPage.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { RemovePrompt } from "../../ui/support/prompts/RemovePrompt.tsx"
import { deskPage, titled } from "../-desk/desk-page.ts"
import { useDeskForm } from "../-desk/use-desk-form.ts"

/** Page: one short notice, or a new one at `/support/cms/prompts/neu`. */
export const Route = createFileRoute("/_desk/support/cms/prompts/$id")({
  ...deskPage("prompts"),
  loader: async (at) => {
    if (at.params.id === "neu") return { kind: "fresh", prompt: freshPrompt(Date.now()) } as const
    const id = promptIdIn(at.params.id)
    if (id === undefined) throw notFound()
    return { kind: "known", id, read: await loaded(at, promptById(id)) } as const
  },
  // editing starts with newly loaded data
  gcTime: 0,
  head: ({ match: { context }, params: { id } }) =>
    titled(context.i18n._(id === "neu" ? msg`Neuer Hinweis` : msg`Hinweis`)),
  component: OnePrompt
})

function OnePrompt() {
  const found = Route.useLoaderData()
  return found.kind === "fresh" ? (
    <NewPrompt loaded={found.prompt} />
  ) : (
    <LastRecord question={promptById(found.id)} loaded={found.read}>
      {(prompt) => <EditedPrompt key={prompt.id} prompt={prompt} />}
    </LastRecord>
  )
}

/** Form for a new notice; after saving, the notice has its own URL. */
function NewPrompt({ loaded: first }: { readonly loaded: Prompt }) {
  // the new notice keeps its id on every reload: it may have been saved although the response was lost
  const [prompt] = useState(first)
  const form = useDeskForm(promptForm, prompt)
  const navigate = useNavigate()
  const href = useHref()
  const isSaved = form.view.state === "saved"
  useEffect(() => {
    if (isSaved) void navigate({ href: href(`/support/cms/prompts/${prompt.id}`), replace: true })
  }, [isSaved, navigate, href, prompt])
  return (
    <PromptPage
      prompt={prompt}
      form={<DeskForm texts={promptTexts} {...form} />}
      preview={<Preview fields={form.view.fields} />}
      onRemove={undefined}
      dialog={null}
    />
  )
}

/** Preview of the form's notice, as visitors would see it. */
function Preview({ fields }: { readonly fields: Fields }) {
  const typed = promptOfFields(fields)
  // an incomplete link is not shown
  const isWhole = typed.linkText !== "" && promptProblems(typed).every(({ field }) => field !== "linkHref")
  return typed.text === "" ? null : <PlacePrompts prompts={[isWhole ? typed : { ...typed, linkHref: "" }]} />
}

function EditedPrompt({ prompt }: { readonly prompt: Prompt }) {
  const { client } = Route.useRouteContext()
  const form = useDeskForm(promptForm, prompt)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const href = useHref()
  const isLive = useLive()
  const [isAsked, setAsked] = useState(false)
  return (
    <PromptPage
      prompt={prompt}
      form={<DeskForm texts={promptTexts} {...form} />}
      preview={<Preview fields={form.view.fields} />}
      onRemove={isLive && !form.view.isUnsaved ? () => setAsked(true) : undefined}
      dialog={
        isAsked && (
          <RemovePrompt
            onClose={() => setAsked(false)}
            onRemove={async () => {
              const outcome = await removePrompt(client, prompt)
              if (outcome.kind === "done") await navigate({ href: href("/support/cms/prompts") })
              // reloads, because another user may have changed the data first
              else await queries.invalidateQueries()
              return outcome
            }}
          />
        )
      }
    />
  )
}
