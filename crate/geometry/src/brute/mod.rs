//! The slow sure answer to every query: oracle of the tests, baseline of the benches, a switch in the app.
