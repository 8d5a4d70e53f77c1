/**
 * Features that Playwright disables by default. Chromium uses only the last `--disable-features` list, so this list
 * must contain Playwright's features as well; a test fails when Playwright's list changes.
 */
const ofPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion"
]

/**
 * Features for the browser's internal address-bar pages, which tests do not use: for each window, Chromium starts two
 * processes for these pages. The processes need three times as much work as the window itself, and closing a context
 * waits for them.
 */
const ofAddressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"]

/** Names for `--disable-features`. */
export const disabledFeatures: ReadonlyArray<string> = [...ofPlaywright, ...ofAddressBar]

/** Arguments with which the end-to-end tests start Chromium. */
export const chromiumArgs: ReadonlyArray<string> = [
  // machines that run tests have no graphics card, and the process that emulates one serves no purpose but can hang
  "--disable-gpu",
  `--disable-features=${disabledFeatures.join(",")}`
]
