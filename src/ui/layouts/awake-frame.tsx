import { Footer } from "./Footer.tsx"
import { FrameTexts } from "./FrameTexts.tsx"
import { Header, type HeaderProps } from "./Header.tsx"
import type { SiteFacts } from "./site-facts.ts"

/** The foot as the browser draws it anew. */
export const AwakeFooter = ({ facts }: { readonly facts: SiteFacts }) => (
  <FrameTexts>
    <Footer facts={facts} />
  </FrameTexts>
)

/** The head as the browser draws it anew. */
export const AwakeHeader = (props: HeaderProps) => (
  <FrameTexts>
    <Header {...props} />
  </FrameTexts>
)
