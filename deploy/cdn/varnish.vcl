vcl 4.1;

# A shared cache before Heizmarkt (docs/cdn.md, docs/decisions/121). It keeps what the shop allows in CDN-Cache-Control, and files whose
# address changes with their bytes. It has to run with -p http_gzip_support=off, so that pages are kept as the shop has pressed them, and with -p backend_idle_timeout=4,
# since the shop lets go of idle connections after five seconds.

import std;

# The shop, or the balancer of its copies.
backend shop {
  .host = "127.0.0.1";
  .port = "4200";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;
  .probe = {
    .request =
      "GET /health HTTP/1.1"
      "Host: localhost"
      "Connection: close";
    .interval = 2s;
    .timeout = 5s;
    .window = 3;
    .threshold = 1;
    .initial = 1;
  }
}

# Copies of the shop: they alone may have pages forgotten, at the listener that is named "purge" (-a purge=127.0.0.1:6083).
acl shops {
  "127.0.0.1";
  "::1";
}

# Where TLS ends: what it says about the protocol and the caller is believed.
acl terminators {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # by vcl_hit: nothing that is past
  if (req.restarts > 0) {
    set req.grace = 0s;
  }
  if (local.socket == "purge") {
    if (req.method != "PURGE" || !client.ip ~ shops) {
      return (synth(403));
    }
    if (req.http.Surrogate-Key !~ "^[A-Za-z]+$") {
      return (synth(400));
    }
    ban("obj.http.Surrogate-Key ~ " + req.http.Surrogate-Key);
    return (synth(204));
  }
  if (req.method == "PURGE") {
    return (synth(405));
  }

  # the shop believes this cache (TRUSTED_PROXIES), so nothing that callers have made up is handed on
  unset req.http.X-Request-Id;
  unset req.http.X-Cookie-Locale;
  unset req.http.Surrogate-Key;
  if (!client.ip ~ terminators) {
    set req.http.X-Forwarded-For = client.ip;
    unset req.http.X-Forwarded-Proto;
  } else if (req.http.X-Forwarded-Proto !~ "^https?$") {
    unset req.http.X-Forwarded-Proto;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # calls, adverts and probes are not for a cache to answer
  if (req.url ~ "^/(anzeige|api|session|health|openapi|ready)([/?.]|$)") {
    return (pass);
  }
  if (req.http.Authorization) {
    return (pass);
  }

  std.collect(req.http.Cookie, "; ");
  std.collect(req.http.Accept-Language, ", ");
  std.collect(req.http.Accept-Encoding, ", ");

  # who may be signed in gets pages of his own
  if (req.http.Cookie ~ "(^|;)\s*__Host-(refresh|access|auth)\s*=") {
    return (pass);
  }

  # of all cookies only the chosen locale changes a public page; the shop gets all of them, since guests have pages of their own
  if (req.http.Cookie ~ "^(?:[^;]*;)*?\s*locale\s*=") {
    set req.http.X-Cookie-Locale = regsub(req.http.Cookie, "^(?:[^;]*;)*?\s*locale\s*=\s*([^;]*?)\s*(?:;.*)?$", "\1");
    if (req.http.X-Cookie-Locale !~ "^(de-AT|ch)$") {
      unset req.http.X-Cookie-Locale;
    }
  }

  # languages that choose alike are made one; what cannot be told at a glance stays as it is and is kept by itself
  if (req.http.Accept-Language) {
    if (req.http.Accept-Language !~ "(?i)(^|,)\s*de(-[^,;]*)?\s*(,|;|$)") {
      unset req.http.Accept-Language;
    } else if (req.http.Accept-Language !~ "(?i)(^|,)\s*de-(at|ch|li)\s*(,|;|$)") {
      unset req.http.Accept-Language;
    } else if (req.http.Accept-Language ~ "(?i)^(?:(?!\s*de(?:-|\s*(?:,|;|$)))[^,]*,)*\s*de-at\s*(,|$)") {
      set req.http.Accept-Language = "de-AT";
    } else if (req.http.Accept-Language ~ "(?i)^(?:(?!\s*de(?:-|\s*(?:,|;|$)))[^,]*,)*\s*de-(ch|li)\s*(,|$)") {
      set req.http.Accept-Language = "de-CH";
    } else if (req.http.Accept-Language ~ "(?i)^(?:(?!\s*de(?:-|\s*(?:,|;|$)))[^,]*,)*\s*de(-[^,;]*)?\s*(,|$)") {
      unset req.http.Accept-Language;
    }
  }

  # a language that names a country goes before the cookie
  if (req.http.Accept-Language ~ "^de-(AT|CH)$") {
    unset req.http.X-Cookie-Locale;
  }

  if (req.http.Accept-Encoding ~ "\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # the builtin rules would pass everything that has a cookie
  return (hash);
}

sub vcl_hash {
  # what an answer promises about https depends on it
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_hit {
  # a page that is past for long is shown only while the shop does not answer; else it is asked for anew, and waited for
  if (req.restarts == 0 && std.healthy(req.backend_hint)
      && obj.ttl + std.duration(obj.http.X-While-Asking, 0s) <= 0s) {
    return (restart);
  }
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  # a file's hour has no longer time behind it
  unset beresp.http.X-While-Asking;
  # a page that could not be made does not take the place of one that is past
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.keep = 0s;

  if (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.CDN-Cache-Control ~ "(^|,)\s*max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^(?:.*,)?\s*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.http.X-While-Asking = regsub(beresp.http.CDN-Cache-Control, "^(?:.*,)?\s*stale-while-revalidate=([0-9]+).*$", "\1s");
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^(?:.*,)?\s*stale-if-error=([0-9]+).*$", "\1s"), 0s);
  } else if (beresp.status == 200 && !beresp.http.Set-Cookie && bereq.url ~ "^/(assets|bilder|medien)/"
      && beresp.http.Cache-Control ~ "^public, max-age=[0-9]+") {
    # a picture that was taken down is gone within an hour
    set beresp.ttl = 1h;
  } else {
    # one visitor's, or nothing to keep: for a while the next ones do not wait for each other
    set beresp.uncacheable = true;
    if (beresp.http.Cache-Control ~ "private") {
      set beresp.ttl = 60s;
    } else {
      set beresp.ttl = 1s;
    }
    return (deliver);
  }

  # of cookies the locale alone matters here, and only where the address does not name one
  if (beresp.http.Vary ~ "(?i)accept-language") {
    set beresp.http.Vary = regsub(beresp.http.Vary, "(?i)\bcookie\b", "X-Cookie-Locale");
  } else {
    set beresp.http.Vary = regsub(beresp.http.Vary, "(?i),?\s*\bcookie\b", "");
  }
  # it names the request of one visitor
  unset beresp.http.X-Request-Id;
  return (deliver);
}

sub vcl_deliver {
  # browsers behind this cache revalidate each time: a purge does not reach them
  if (resp.http.CDN-Cache-Control) {
    set resp.http.Cache-Control = "no-cache";
    if (resp.http.Vary ~ "X-Cookie-Locale") {
      set resp.http.Vary = regsub(resp.http.Vary, "X-Cookie-Locale", "cookie");
    }
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-While-Asking;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}

sub vcl_synth {
  # short words without a page: what was refused is no visitor's
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  if (resp.status >= 400) {
    set resp.body = resp.reason;
  }
  return (deliver);
}

sub vcl_backend_error {
  # a connection that the shop has closed meanwhile: what only reads may be asked again
  if (bereq.retries == 0 && bereq.method ~ "^(GET|HEAD)$" && std.healthy(bereq.backend)) {
    return (retry);
  }
  # as the shop says it when it is crowded
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "2";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'";
  set beresp.body = "Gerade ist hier viel los. Bitte laden Sie die Seite gleich noch einmal.";
  return (deliver);
}
