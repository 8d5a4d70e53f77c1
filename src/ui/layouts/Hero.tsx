import type { ReactNode } from "react"
import { classes } from "../kit/style/classes.ts"
import s from "./Hero.module.css"

interface HeroProps {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** What it is about, drawn; on a phone there is no room for it. */
  readonly picture: ReactNode
  /** The home page's is the place that its calculator stands in. */
  readonly look?: "page" | "home"
  readonly children?: ReactNode
}

/** How a page that explains begins: what it is about, in words and as a picture. */
export function Hero({ title, lead, picture, look = "page", children }: HeroProps) {
  return (
    <header className={classes(s["hero"], look === "home" && s["home"])}>
      <div className={s["stage"]}>
        <div className={s["words"]}>
          <h1 className={s["title"]}>{title}</h1>
          <p className={s["lead"]}>{lead}</p>
        </div>
        <div className={s["picture"]}>{picture}</div>
      </div>
      {children}
    </header>
  )
}

/** The sections under it. */
export function HeroSections({ children }: { readonly children: ReactNode }) {
  return <div className={s["page"]}>{children}</div>
}
