import type { PageAssets } from "./client-assets.ts"

/**
 * Starts the page's script after the largest paint was seen, so that no script competes with it (1.5 s after load where
 * the browser does not tell of paints; at once on the first touch). Fetched together, its parts run one after another, so
 * that none of them holds up a finger for long. Before them the rules that stand in the page are named by links that load
 * nothing, which keep the router from fetching them again; Chromium 150 fetches disabled links that stand in a page
 * itself, and paints no sooner. What is changed before any of it runs is noted for the parts that take it up
 * (ui/kit/early-changes.ts), and a wish to sign out for the session (services/session/start-for-signed-in.ts). A script
 * that is gone since the page was sent loads the page anew, at most once per 60 s (services/browser/chunk-reload.ts).
 * Short, because it stands in every page.
 */
const starter = ({ entry, preloads, cssFiles }: PageAssets): string =>
  `(()=>{let d=0;const f=${JSON.stringify([...preloads, entry])},k=(o)=>document.head.append(Object.assign(document.createElement("link"),o)),s=async()=>{if(d++)return;for(const href of ${JSON.stringify(cssFiles)})k({disabled:!0,rel:"stylesheet",href});for(const href of f)k({rel:"modulepreload",href});try{for(const h of f){await import(h);await new Promise(r=>setTimeout(r))}}catch{const c="chunkReload",t=Date.now();if(t-(sessionStorage[c]||0)>6e4){sessionStorage[c]=t;location.reload()}}};try{new PerformanceObserver(()=>setTimeout(s)).observe({type:"largest-contentful-paint",buffered:true})}catch{}for(const e of["pointerdown","keydown","focusin"])addEventListener(e,s,{once:true,capture:true,passive:true});addEventListener("load",()=>setTimeout(s,1500));earlyTargets=[];addEventListener("change",e=>earlyTargets.push(e.target),!0);addEventListener("click",e=>e.target.closest("[data-sign-out]")&&earlyTargets.push(e.target),!0)})()`

const insertBefore = (html: string, at: number, text: string): string =>
  at < 0 ? html + text : html.slice(0, at) + text + html.slice(at)

/** Puts the built rules and the starter into a rendered page; both carry the secret of this rendering. */
export const dressPage = (html: string, assets: PageAssets, nonce: string): string => {
  const style = assets.css === "" ? "" : `<style nonce="${nonce}">${assets.css}</style>`
  const styled = insertBefore(html, html.indexOf("</head>"), style)
  return insertBefore(
    styled,
    styled.lastIndexOf("</body>"),
    `<script nonce="${nonce}">${starter(assets)}</script>`
  )
}
