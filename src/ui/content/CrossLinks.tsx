import { ArrowRight } from "lucide-react"
import type { BlockOf } from "../../domain/content/block.ts"
import { useContentHref } from "./use-content-href.ts"
import s from "./CrossLinks.module.css"

/** Links to related pages, each with a description. */
export function CrossLinks({ block }: { readonly block: BlockOf<"crossLinks"> }) {
  const href = useContentHref()
  return (
    <section aria-labelledby={block.id} className={s["section"]}>
      <h2 id={block.id}>{block.title}</h2>
      <ul className={s["list"]}>
        {block.links.map(({ title, text, path }) => (
          <li key={path}>
            <a href={href(path)} className={s["link"]}>
              <b>{title}</b>
              <span>{text}</span>
              <ArrowRight size={20} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
