import { Trans, useLingui } from "@lingui/react/macro"
import { Info, TriangleAlert } from "lucide-react"
import type { ShownPrompt } from "../../domain/prompt/prompt.ts"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { useContentHref } from "./use-content-href.ts"
import s from "./PlacePrompts.module.css"

const icons = { information: Info, warning: TriangleAlert }

/** Short notices above a page, written by editors (rule prompt.shown). */
export function PlacePrompts({ prompts }: { readonly prompts: ReadonlyArray<ShownPrompt> }) {
  const { t } = useLingui()
  if (prompts.length === 0) return null
  return (
    <aside aria-label={t`Hinweise`}>
      {prompts.map(({ text, kind, linkHref, linkText }, index) => {
        const Icon = icons[kind]
        return (
          <div key={`${index + 1} ${text}`} className={s["prompt"]} data-kind={kind}>
            <p className={s["line"]}>
              <Icon size={20} aria-hidden="true" className={s["icon"]} />
              <span className={s["words"]}>
                {kind === "warning" && (
                  <VisuallyHidden>
                    <Trans>Achtung:</Trans>{" "}
                  </VisuallyHidden>
                )}
                {text}
                {linkHref !== "" && (
                  <>
                    {" "}
                    <PromptLink target={linkHref}>{linkText}</PromptLink>
                  </>
                )}
              </span>
            </p>
          </div>
        )
      })}
    </aside>
  )
}

function PromptLink({ target, children }: { readonly target: string; readonly children: string }) {
  const href = useContentHref()
  return (
    <a href={href(target)} {...(!target.startsWith("/") && { rel: "noopener noreferrer" })}>
      {children}
    </a>
  )
}
