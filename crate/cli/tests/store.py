"""Runs moto as an S3 server on this machine, at a port. It also serves the client of Google's storage, whose protocol is
nearly the same, without authentication."""

import sys

from moto.moto_server.werkzeug_app import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import run_simple

# Signatures are not checked.
NOBODY = "AWS4-HMAC-SHA256 Credential=t/20260101/us-east-1/s3/aws4_request"


class Store(DomainDispatcherApplication):
    def __call__(self, environ, start_response):
        if environ.get("HTTP_AUTHORIZATION", "Bearer").strip() == "Bearer":
            environ["HTTP_AUTHORIZATION"] = NOBODY
        return super().__call__(environ, start_response)


run_simple("127.0.0.1", int(sys.argv[1]), Store(create_backend_app), threaded=True)
