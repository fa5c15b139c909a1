"""Runs the examples in the docs in order, as a reader would type them, and compares their output."""

import doctest
import re

import pytest

PAGES = ["docs/python.md", "docs/python-manager.md", "docs/python-scenes.md", "crate/python/README.md"]


@pytest.mark.parametrize("page", PAGES)
def test_examples_run(tree, tmp_path, monkeypatch, page):
    text = (tree / page).read_text()
    blocks = re.findall(r"^```(python|pycon)\n(.*?)^```$", text, re.M | re.S)
    assert blocks
    # Examples name files relative to the tree's root, and write into the current folder.
    (tmp_path / "public").symlink_to(tree / "public")
    monkeypatch.chdir(tmp_path)
    names = {}
    for kind, code in blocks:
        if kind == "python":
            exec(compile(code, page, "exec"), names)
            continue
        example = doctest.DocTestParser().get_doctest(code, names, page, page, 0)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
        said = []
        runner.run(example, out=said.append, clear_globs=False)
        assert runner.failures == 0, "".join(said)
        names = example.globs
