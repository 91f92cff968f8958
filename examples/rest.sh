#!/usr/bin/env bash
# REST with curl: import a resume, read the context, record an event once.
#
#   CAREER_CONTEXT_KEY=sk_… bash examples/rest.sh [http://127.0.0.1:8787]
#
# It replaces the resume of the key's user: try it on a folder of its own (examples/README.md).
set -euo pipefail

url=${1:-http://127.0.0.1:8787}
key=${CAREER_CONTEXT_KEY:?Set CAREER_CONTEXT_KEY to a key of the server.}

# --fail-with-body: a refused request ends the script, after printing why.
call() {
  curl --silent --show-error --fail-with-body \
    --header "Authorization: Bearer $key" --header "Content-Type: application/json" "$@"
  echo
}

echo "# Import a resume. The answer has a claim for each entry, whose id texts about the person cite."
call --request PUT "$url/api/v1/resume" --data @- <<'JSON'
{
  "format": "json_resume",
  "content": {
    "basics": { "name": "Ada Example", "email": "ada@example.com" },
    "work": [{ "name": "Calder Mills", "position": "Electrician", "startDate": "2019-04" }],
    "skills": [{ "name": "Wiring" }, { "name": "Fault finding" }]
  }
}
JSON

echo "# Read the compact context. Every answer is { data, metadata, links }."
call "$url/api/v1/context"

echo "# Record an event. With an Idempotency-Key the second request repeats the answer, not the event."
for _ in first second; do
  call --request POST "$url/api/v1/timeline" --header "Idempotency-Key: example-interview" \
    --data '{ "eventType": "interview.held", "eventData": { "company": "Northlight" } }'
done

echo "# An error says its type, and in its message what to do. Here curl ends with 22, which is meant."
call --request PATCH "$url/api/v1/alerts?id=none" --data '{ "action": "read" }' || true
